import type { Members } from './draft.ts'

const LONGEST_ID = 60

/** A stable id from a name: letters and digits joined by dashes; empty where the name has none. */
export const idOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, LONGEST_ID)

/** Members that a row gives; those that it leaves empty are not members. */
export const withoutUnset = (members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined))
