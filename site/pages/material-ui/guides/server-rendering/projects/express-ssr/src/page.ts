export function page(html: string, styles: string) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Orders</title>
    ${styles}
    <script type="module" src="/client.js"></script>
  </head>
  <body>
    <div id="root">${html}</div>
  </body>
</html>`;
}
