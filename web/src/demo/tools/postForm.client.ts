/** Sends fields to another site, which opens in a tab of its own. */
export function postForm(
  root: Document,
  action: string,
  fields: Readonly<Record<string, string>>,
): void {
  const form = Object.assign(root.createElement("form"), {
    method: "post",
    action,
    target: "_blank",
    hidden: true,
  });
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(root.createElement("input"), { type: "hidden", name, value }));
  }
  root.body.append(form);
  form.submit();
  form.remove();
}
