import type { Department, Person } from './people';

export interface Query {
  readonly words: string;
  readonly department: Department | 'Everyone';
  readonly place: string | null;
  /** Whoever is found has all of them. */
  readonly skills: readonly string[];
}

export const noQuery: Query = {
  words: '',
  department: 'Everyone',
  place: null,
  skills: [],
};

export function find(people: readonly Person[], query: Query) {
  const words = query.words.trim().toLowerCase();
  return people.filter(
    ({ name, role, department, place, skills }) =>
      (query.department === 'Everyone' || department === query.department) &&
      (query.place === null || place === query.place) &&
      query.skills.every((skill) => skills.includes(skill)) &&
      `${name} ${role}`.toLowerCase().includes(words),
  );
}

/** The same query with the skill, or without it if it was there. */
export function toggleSkill(query: Query, skill: string): Query {
  return {
    ...query,
    skills: query.skills.includes(skill)
      ? query.skills.filter((one) => one !== skill)
      : [...query.skills, skill],
  };
}
