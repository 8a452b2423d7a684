; Python.

(comment) @comment
[(string_start) (string_content) (string_end)] @string
(interpolation ["{" "}"] @punctuation)
[(integer) (float)] @number
[(none) (true) (false) (ellipsis)] @constant

(decorator ["@" (identifier)] @function)
(function_definition name: (identifier) @function)
(class_definition name: (identifier) @type)
(class_definition superclasses: (argument_list (identifier) @type))
(type (identifier) @type)
(type (generic_type (identifier) @type))
(type (binary_operator (identifier) @type))
(call function: (identifier) @function)
(call function: (attribute attribute: (identifier) @function))
(keyword_argument name: (identifier) @attribute)
(keyword_argument "=" @attribute)

[
  "and" "as" "assert" "async" "await" "break" "case" "class" "continue" "def" "del" "elif" "else"
  "except" "finally" "for" "from" "global" "if" "import" "in" "is" "lambda" "match" "nonlocal"
  "not" "or" "pass" "raise" "return" "try" "type" "while" "with" "yield"
] @keyword
[
  "=" "+" "-" "*" "**" "/" "//" "%" "@" "==" "!=" "<" "<=" ">" ">=" ":=" "->" "|" "&" "^" "~" "<<"
  ">>" "+=" "-=" "*=" "/=" "//=" "%=" "**=" "|=" "&="
] @operator
