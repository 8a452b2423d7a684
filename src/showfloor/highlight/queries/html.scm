; HTML: a name is one token with its brackets, as in JSX.

(comment) @comment
(doctype) @constant
[(tag_name) (erroneous_end_tag_name)] @tag
["<" "</" ">" "/>"] @tag
(attribute [(attribute_name) "="] @attribute)
[(quoted_attribute_value) (attribute_value)] @string
