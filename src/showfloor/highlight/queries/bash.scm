; Shell commands: what is called, its options, and what is filled in.

(comment) @comment
[(raw_string) (ansi_c_string) (heredoc_start) (heredoc_content) (heredoc_end)] @string
(string ["\"" (string_content)] @string)
[(number) (file_descriptor)] @number

(command_name (word) @function)
(function_definition name: (word) @function)
((command argument: (word) @attribute) (#match? @attribute "^-"))
[(variable_name) (simple_expansion) (special_variable_name)] @variable
(expansion ["${" "}" (variable_name)] @variable)
(command_substitution ["$(" ")"] @punctuation)

[
  "case" "declare" "do" "done" "elif" "else" "esac" "export" "fi" "for" "function" "if" "in"
  "local" "readonly" "select" "then" "unset" "until" "while"
] @keyword
["&&" "||" "|" "&" "=" ">" ">>" "<" "<<" ">&" "!"] @operator
