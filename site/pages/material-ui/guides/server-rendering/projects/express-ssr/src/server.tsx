import express from 'express';
import { renderToString } from 'react-dom/server';
import createEmotionServer from '@emotion/server/create-instance';
import { createEmotionCache } from './createEmotionCache';
import { page } from './page';
import { Root } from './Root';

const app = express();

app.use(express.static('dist/client'));

app.get('/', (_request, response) => {
  const cache = createEmotionCache();
  const server = createEmotionServer(cache);
  const html = renderToString(<Root cache={cache} />);
  const styles = server.constructStyleTagsFromChunks(
    server.extractCriticalToChunks(html),
  );
  response.type('html').send(page(html, styles));
});

const host = process.env.HOST ?? 'localhost';
const port = Number(process.env.PORT ?? 3000);
app.listen(port, host, () => {
  console.log(`http://${host}:${port}`);
});
