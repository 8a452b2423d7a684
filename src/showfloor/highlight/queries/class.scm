; Class names: the TypeScript grammars call them types, so that this is for JavaScript alone.

(class_declaration name: (identifier) @type)
(class_heritage (identifier) @type)
(field_definition property: (property_identifier) @property)
