import { hydrateRoot } from 'react-dom/client';
import { createEmotionCache } from './createEmotionCache';
import { Root } from './Root';

hydrateRoot(
  document.getElementById('root')!,
  <Root cache={createEmotionCache()} />,
);
