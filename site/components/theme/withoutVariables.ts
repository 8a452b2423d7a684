/** A value with its variables replaced by what stands for them where nobody sets them. */
export function withoutVariables(value: string): string {
  const variable = /var\(--[\w-]+, ?([^()]*)\)/;
  let text = value;
  while (variable.test(text)) text = text.replace(variable, '$1');
  return text;
}
