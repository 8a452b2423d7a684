// Leaves that fall.

import { Leaf } from './Leaf';

export default { component: Leaf };

export const Short = { args: { title: 'short' } };
