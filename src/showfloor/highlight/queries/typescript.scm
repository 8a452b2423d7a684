; What TypeScript adds to JavaScript.

[(type_identifier) (predefined_type)] @type
(property_signature name: (property_identifier) @property)
(method_signature name: (property_identifier) @function)
(public_field_definition name: (property_identifier) @property)
(enum_declaration name: (identifier) @type)
(enum_assignment name: (property_identifier) @property)
(class_heritage (extends_clause value: (identifier) @type))

[
  "abstract" "accessor" "asserts" "declare" "enum" "global" "implements" "infer" "interface" "is"
  "keyof" "module" "namespace" "override" "private" "protected" "public" "readonly" "satisfies"
  "type"
] @keyword
