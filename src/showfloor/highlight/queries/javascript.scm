; JavaScript, and the base of the other three of its family.

[(comment) (hash_bang_line)] @comment

[(string) (regex)] @string
(template_string ["`" (string_fragment) (escape_sequence)] @string)
(template_substitution ["${" "}"] @punctuation)

(number) @number
[(true) (false) (null) (undefined)] @constant

(pair key: [(property_identifier) (string)] @property)
(private_property_identifier) @property
(new_expression constructor: (identifier) @type)
(decorator (identifier) @function)

(function_declaration name: (identifier) @function)
(generator_function_declaration name: (identifier) @function)
(function_expression name: (identifier) @function)
(method_definition name: (_) @function)
(variable_declarator
  name: (identifier) @function
  value: [(arrow_function) (function_expression)])
(call_expression function: (identifier) @function)
(call_expression function: (member_expression property: (property_identifier) @function))

[
  "as" "async" "await" "break" "case" "catch" "class" "const" "continue" "debugger" "default"
  "delete" "do" "else" "export" "extends" "finally" "for" "from" "function" "get" "if" "import"
  "in" "instanceof" "let" "new" "of" "return" "set" "static" "switch" "throw" "try" "typeof"
  "var" "void" "while" "with" "yield" (this) (super)
] @keyword

[
  "=" "=>" "..." "+" "-" "*" "/" "%" "**" "++" "--" "==" "===" "!=" "!==" "<=" ">=" "!" "&&" "||" "??"
  "&" "|" "^" "~" "<<" ">>" ">>>" "+=" "-=" "*=" "/=" "%=" "**=" "&&=" "||=" "??=" "&=" "|=" "^="
] @operator
(binary_expression ["<" ">"] @operator)
(ternary_expression ["?" ":"] @operator)
