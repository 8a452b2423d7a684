import { Seed } from 'acorn-kit';

export const garden = <Seed size="small">Oak</Seed>;
