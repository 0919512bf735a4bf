/** One thing that `npm run check` and `npm test` verify about the tree without running the service. */
export interface Check {
  readonly name: string
  readonly what: string
  /** A program of node_modules/.bin (or `node`) and its arguments. */
  readonly command: readonly [string, ...string[]]
  /** What to do when it fails. */
  readonly remedy: string
}

export const CHECKS: readonly Check[] = [
  {
    name: 'format',
    what: 'formatting and import order',
    command: ['biome', 'check', '.'],
    remedy: 'npm run format',
  },
  {
    name: 'lint',
    what: 'lint, with types and room boundaries',
    command: ['oxlint', '--type-aware', '--deny-warnings'],
    remedy: 'fix the lines named above; room boundaries are explained in ARCHITECTURE.md',
  },
  {
    name: 'types',
    what: 'type check',
    command: ['tsc', '--noEmit'],
    remedy: 'fix the lines named above',
  },
  {
    name: 'types-web',
    what: 'type check of the web app',
    command: ['tsc', '--noEmit', '--project', 'web'],
    remedy: 'fix the lines named above',
  },
  {
    name: 'unused',
    what: 'unused files, exports and dependencies',
    command: ['knip', '--no-progress'],
    remedy: 'remove what is not used, or stop exporting it',
  },
  {
    name: 'generated',
    what: 'generated files are fresh',
    command: ['node', 'scripts/generate.ts', '--check'],
    remedy: 'npm run generate, and commit the result',
  },
]
