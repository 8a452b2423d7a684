; TOML.

(comment) @comment
(table ["[" "]" (bare_key) (quoted_key) (dotted_key)] @type)
(table_array_element ["[[" "]]" (bare_key) (quoted_key) (dotted_key)] @type)
(pair [(bare_key) (quoted_key) (dotted_key)] @property)
(string) @string
[(integer) (float)] @number
[(boolean) (offset_date_time) (local_date_time) (local_date) (local_time)] @constant
"=" @operator
