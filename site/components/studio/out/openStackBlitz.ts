import type { Project } from './project';

/** As https://developer.stackblitz.com/platform/api/post-api says; `node` installs packages. */
const service = 'https://stackblitz.com/run?file=src%2Ftheme.ts';

/** Opens a project there in a new tab, its theme first. */
export function openStackBlitz(root: Document, files: Project): void {
  const form = root.createElement('form');
  Object.assign(form, { method: 'post', action: service, target: '_blank', hidden: true });
  for (const [name, value] of Object.entries(fieldsOf(files))) {
    const input = Object.assign(root.createElement('input'), { type: 'hidden', name, value });
    form.append(input);
  }
  root.body.append(form);
  form.submit();
  form.remove();
}

/** The form that is sent: each file in its own field. */
export function fieldsOf(files: Project): Readonly<Record<string, string>> {
  return {
    'project[title]': 'Themed app',
    'project[description]': 'A small app in a theme',
    'project[template]': 'node',
    ...Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]),
    ),
  };
}
