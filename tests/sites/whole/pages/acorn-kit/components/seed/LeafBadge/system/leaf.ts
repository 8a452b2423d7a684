interface Leaf {
  name: string;
}

export const leaf: Leaf = { name: 'Oak leaf' };
