import { Branch } from 'acorn-kit';

export default { component: Branch };

export const Short = { args: { leaves: 2 };

export const Long = { args: { leaves: 9 } };
