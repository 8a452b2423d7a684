; YAML: a key is a property, whatever its form.

(comment) @comment
(block_mapping_pair key: (_) @property)
(flow_pair key: (_) @property)
[(double_quote_scalar) (single_quote_scalar) (block_scalar) (string_scalar)] @string
[(integer_scalar) (float_scalar)] @number
[(boolean_scalar) (null_scalar) (timestamp_scalar)] @constant
[(anchor) (alias)] @variable
(tag) @type
[(yaml_directive) (tag_directive) (reserved_directive)] @attribute
["---" "..."] @punctuation
