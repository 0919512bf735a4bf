/** What only tests and contributors read. The pages of `docs/` are served, so they stay. */
const LEFT_OUT = [
  /\.tsx?$/,
  /(^|\/)fixtures\//,
  /\.golden\./,
  /^src\/.*\.md$/,
  /^clients\/.*tsconfig\.json$/,
  /^docs\/review\.md$/,
  /(^|\/)\./,
]

/** Whether the npm package holds a file of the tree as it is; its TypeScript comes as JavaScript. */
export const belongsInPackage = (file: string): boolean => !LEFT_OUT.some((pattern) => pattern.test(file))
