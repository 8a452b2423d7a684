; CSS, with the custom properties that themes are made of.

(comment) @comment
(string_value) @string
((plain_value) @variable (#match? @variable "^--"))
[(integer_value) (float_value) (color_value)] @number

[(tag_name) (nesting_selector) (universal_selector)] @tag
(class_selector ["." (class_name)] @attribute)
(id_selector ["#" (id_name)] @attribute)
(pseudo_class_selector [":" (class_name)] @function)
(pseudo_element_selector ["::" (tag_name)] @function)
(attribute_name) @attribute
(attribute_selector (plain_value) @string)

((property_name) @variable (#match? @variable "^--"))
((property_name) @property (#not-match? @property "^--"))
(feature_name) @property
(function_name) @function

[
  "@charset" "@import" "@keyframes" "@media" "@namespace" "@supports" "and" "not" "only" "or"
  (at_keyword) (from) (to) (important)
] @keyword
(child_selector ">" @operator)
(binary_expression ["+" "-" "*" "/"] @operator)
