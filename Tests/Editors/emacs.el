;;; emacs.el --- Drives Emacs as somebody who types -*- lexical-binding: t -*-

;; The specs are in `default-directory'; the lines of docs/editors.md are loaded before this. Emacs is a daemon, whose
;; timers, idle ones too, run as in one with a screen. So a step does something and returns, and is waited for.

(require 'eglot)
(require 'flymake)
(require 'seq)

;; A connection that is waited for would keep the daemon from its steps.
(setq eglot-sync-connect nil)
(setq make-backup-files nil)
;; What it says to its user is shown if a step fails.
(setq inhibit-message t)

(defvar try-steps nil "What is still to be done: lists of a text, an action and a condition.")
(defvar try-folder default-directory)

(defmacro step (what action condition)
  "Add a step WHAT: do ACTION, and wait until CONDITION."
  `(setq try-steps (append try-steps (list (list ,what (lambda () ,action) (lambda () ,condition))))))

(defmacro step-if-able (capability what action condition)
  "Add a step in the cart's spec, for a CAPABILITY that a server may not have."
  `(step ,what
         (progn (visit "Cart.bindgen.yml")
                (if (eglot--server-capable ,capability) ,action
                  (setq try-skipped ,capability)))
         (or try-skipped ,condition)))

(defvar try-skipped nil)
(defvar try-since 0)

(defun try-say (&rest words) (princ (concat (apply #'format words) "\n") #'external-debugging-output))

(defun try-end (status)
  (kill-emacs status))

(defun try-fail (why)
  (try-say "Emacs: %s: %s\n%s\n%s" (caar try-steps) why (buffer-string)
           (with-current-buffer "*Messages*" (buffer-string)))
  (try-end 1))

(defun try-next ()
  "Begin the first step that is left."
  (when (null try-steps) (try-end 0))
  (setq try-skipped nil try-since (float-time))
  (funcall (nth 1 (car try-steps))))

(defun try-look ()
  "See whether the step is done."
  (with-current-buffer (window-buffer)
    (condition-case problem
        (cond ((funcall (nth 2 (car try-steps)))
               (try-say (if try-skipped "  skipped, the server has no %2$s: %1$s" "  %s") (caar try-steps) try-skipped)
               (setq try-steps (cdr try-steps))
               (try-next))
              ((> (float-time) (+ try-since 10)) (try-fail "waited in vain")))
      (error (try-fail (error-message-string problem))))))

(defun keys (text) (execute-kbd-macro (kbd text)))
(defun visit (name) (keys (concat "C-x C-f C-a C-k " (expand-file-name name try-folder) " RET")))
(defun type (text) (execute-kbd-macro (vconcat text)))
(defun behind (text) (goto-char (point-min)) (search-forward text))
(defun has (text) (save-excursion (goto-char (point-min)) (search-forward text nil t)))
(defun errors () (flymake-diagnostics))
(defun is-right () (and (eglot-managed-p) (null (errors))))
(defun help-text ()
  (seq-some (lambda (buffer) (and (string-prefix-p "*eldoc" (buffer-name buffer))
                                  (with-current-buffer buffer (buffer-string))))
            (buffer-list)))

(step "a misspelt key is told at its place"
      (visit "Cart.bindgen.yml")
      (when-let ((first (car (errors))))
        (equal (list (buffer-substring (flymake-diagnostic-beg first) (flymake-diagnostic-end first))
                     (line-number-at-pos (flymake-diagnostic-beg first)))
               '("stat" 3))))

(step "it is mended by typing, and the error goes"
      (progn (behind "stat") (type "e"))
      (and (has "    state:\n") (is-right)))

(step "keys are completed"
      (progn (goto-char (point-max)) (type "    der") (call-interactively #'completion-at-point))
      (has "    derive: "))

(step "what was completed takes more"
      (progn (delete-char -1) (type "\n      twice: Int = 2 * count\n"))
      (and (has "    derive:\n      twice: Int = 2 * count\n") (is-right)))

(step "a pointed-at name is explained"
      (progn (behind "* cou") (eldoc-print-current-symbol-info t))
      (string-match-p "count" (or (help-text) "")))

(step "a definition is found in another spec, behind characters of several bytes"
      (progn (save-buffer) (visit "Shop.bindgen.yml") (behind ": Ca"))
      (eglot-managed-p))

(step "it is jumped to"
      (call-interactively #'xref-find-definitions)
      (and (equal (buffer-name) "Cart.bindgen.yml") (looking-at "Cart:\n")))

(step "one server serves both specs" nil
      (= 1 (length (seq-uniq (mapcan (lambda (buffer) (with-current-buffer buffer (list (eglot-current-server))))
                                     (list (get-buffer "Cart.bindgen.yml") (get-buffer "Shop.bindgen.yml")))))))

;; Swift's own server starts meanwhile: it is asked until it answers.
(step-if-able :signatureHelpProvider "Swift is completed"
              (progn (goto-char (point-max)) (type "      name: String = \"é\".upperca"))
              (progn (completion-at-point) (has "      name: String = \"é\".uppercased()")))

(step-if-able :signatureHelpProvider "and without it all is as before"
              (progn (goto-char (point-max)) (delete-region (line-beginning-position) (point)))
              (is-right))

(step-if-able :referencesProvider "references are listed"
              (progn (behind "coun") (xref-find-references "count"))
              (with-current-buffer "*xref*" (has "twice: Int")))

(step-if-able :renameProvider "a name is changed wherever it stands"
              (progn (behind "coun") (eglot-rename "amount"))
              (and (has "      amount: Int = 0\n") (has "      twice: Int = 2 * amount\n") (is-right)))

(step-if-able :codeActionProvider "another key is misspelt"
              (progn (behind "derive") (delete-char -3) (type "vie"))
              (errors))

(step-if-able :codeActionProvider "a quick fix mends it"
              (progn (behind "dervi") (eglot-code-actions (point) nil "quickfix" t))
              (and (has "    derive:\n") (is-right)))

(step-if-able :documentFormattingProvider "a spec is formatted"
              (progn (behind "derive:") (type "   ") (eglot-format-buffer))
              (has "    derive:\n"))

(step "the server ends"
      (eglot-shutdown (eglot-current-server))
      (not (seq-some (lambda (process) (string-match-p "eglot" (downcase (process-name process)))) (process-list))))

(run-with-timer 0.1 nil #'try-next)
(run-with-timer 0.2 0.02 #'try-look)
;;; emacs.el ends here
