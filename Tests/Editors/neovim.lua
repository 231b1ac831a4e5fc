-- Drives Neovim as somebody who types: another one runs inside this one, with the lines of docs/editors.md.
-- The specs are in the working folder, $SETTINGS is a file with these lines.
local nvim = vim.fn.jobstart(
  { vim.v.progpath, "--embed", "--headless", "-n", "-i", "NONE", "-u", vim.env.SETTINGS },
  { rpc = true }
)

local function say(line) io.stdout:write("  " .. line .. "\n") end

local function fail(what)
  io.stdout:write("Neovim: " .. what .. "\n")
  vim.cmd("cquit 1")
end

local function call(method, ...) return vim.rpcrequest(nvim, method, ...) end
local function lua(code, ...) return call("nvim_exec_lua", code, { ... }) end
local function type_keys(keys) call("nvim_input", keys) end
local function lines() return call("nvim_buf_get_lines", 0, 0, -1, false) end

-- Waits until something is so, and says it.
local function expect(what, is_so)
  if not vim.wait(10000, is_so, 20) then
    local shown = table.concat(lines(), "\n")
    fail("waited in vain: " .. what .. "\n" .. shown .. "\n" .. call("nvim_exec", "messages", true))
  end
  say(what)
end

local function has_line(text)
  return function() return vim.tbl_contains(lines(), text) end
end

-- A step of what not every server can do.
local function if_able(capability, what, step)
  if lua("return vim.lsp.buf_get_clients(0)[1].server_capabilities[...] and true or false", capability) then
    step()
  else
    say("skipped, the server has no " .. capability .. ": " .. what)
  end
end

local function errors()
  return lua([[return vim.tbl_map(function(each)
    return { line = each.lnum, from = each.col, to = each.end_col, text = each.message }
  end, vim.diagnostic.get(0))]])
end

local function is_right() return #errors() == 0 end
local function servers() return lua("return #vim.lsp.get_active_clients()") end

type_keys(":edit Cart.bindgen.yml<CR>")
expect("a misspelt key is told at its place", function()
  local first = errors()[1]
  return first and first.line == 2 and first.from == 4 and first.to == 8 and first.text:find("state", 1, true)
end)

type_keys("/stat:<CR>eae<Esc>")
expect("it is mended by typing, and the error goes", function() return has_line("    state:")() and is_right() end)

-- What YAML's own indentation would do is not asked here.
type_keys(":setlocal noautoindent indentexpr=<CR>Go    der<C-x><C-o>")
expect("keys are completed", function()
  return has_line("    derive: ")() or call("nvim_call_function", "pumvisible", {}) == 1
end)
type_keys("<C-y><Esc>:s/: *$/:/<CR>o      twice: Int = 2 * count<Esc>")
expect("what was completed stands there", function()
  return has_line("    derive:")() and has_line("      twice: Int = 2 * count")() and is_right()
end)

type_keys("K")
expect("a pointed-at name is explained", function()
  for _, window in ipairs(call("nvim_list_wins")) do
    if call("nvim_win_get_config", window).relative ~= "" then
      local text = call("nvim_buf_get_lines", call("nvim_win_get_buf", window), 0, -1, false)
      return table.concat(text, "\n"):find("count", 1, true)
    end
  end
end)

-- The text before the name has characters of one, two and four bytes.
type_keys(":write<CR>:edit Shop.bindgen.yml<CR>/Cart<CR><C-]>")
expect("a definition is found in another spec", function()
  local name = vim.fn.fnamemodify(call("nvim_buf_get_name", 0), ":t")
  return name == "Cart.bindgen.yml" and vim.deep_equal(call("nvim_win_get_cursor", 0), { 2, 2 })
end)
expect("one server serves both specs", function() return servers() == 1 end)

-- Swift's own server starts meanwhile: it is asked until it answers.
if_able("signatureHelpProvider", "Swift is completed", function()
  type_keys([[Go      name: String = "é".upperca]])
  expect("Swift is completed", function()
    type_keys("<C-x><C-o>")
    vim.wait(200)
    return has_line([[      name: String = "é".uppercased()]])()
  end)
  type_keys("<Esc>dd")
  expect("and without it all is as before", is_right)
end)

if_able("referencesProvider", "references", function()
  lua("vim.lsp.buf.references()")
  expect("references are listed", function() return #call("nvim_call_function", "getqflist", {}) >= 2 end)
  type_keys(":cclose<CR>")
end)

if_able("renameProvider", "a name is changed", function()
  type_keys("/count<CR>")
  lua([[vim.lsp.buf.rename("amount")]])
  expect("a name is changed wherever it stands", function()
    return has_line("      amount: Int = 0")() and has_line("      twice: Int = 2 * amount")() and is_right()
  end)
end)

if_able("codeActionProvider", "a quick fix", function()
  type_keys(":%s/derive:/dervie:/<CR>")
  expect("another key is misspelt", function() return not is_right() end)
  lua([[vim.ui.select = function(actions, _, choose) choose(actions[1]) end
    vim.fn.search("dervie")
    vim.lsp.buf.code_action()]])
  expect("a quick fix mends it", function() return has_line("    derive:")() and is_right() end)
end)

if_able("documentFormattingProvider", "formatting", function()
  type_keys(":%s/state:/state:   /<CR>")
  lua("vim.lsp.buf.formatting_sync()")
  expect("a spec is formatted", has_line("    state:"))
end)

lua("vim.lsp.stop_client(vim.lsp.get_active_clients())")
expect("the server ends", function() return servers() == 0 end)
type_keys(":edit New.bindgen.yml<CR>")
expect("the next spec starts another", function() return servers() == 1 end)

type_keys(":qall!<CR>")
if vim.fn.jobwait({ nvim }, 5000)[1] ~= 0 then fail("it does not end") end
vim.cmd("qall!")
