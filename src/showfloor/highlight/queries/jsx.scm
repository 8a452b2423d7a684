; Elements in JavaScript and TypeScript: a name is one token with its brackets.

(jsx_opening_element ["<" ">"] @tag)
(jsx_opening_element name: (_) @tag)
(jsx_closing_element ["</" ">"] @tag)
(jsx_closing_element name: (_) @tag)
(jsx_self_closing_element ["<" "/>"] @tag)
(jsx_self_closing_element name: (_) @tag)
(jsx_attribute [(property_identifier) (jsx_namespace_name) "="] @attribute)
