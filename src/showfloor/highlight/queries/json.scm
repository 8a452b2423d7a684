; JSON, also with comments.

(comment) @comment
(pair key: (string) @property)
(string) @string
(number) @number
[(true) (false) (null)] @constant
