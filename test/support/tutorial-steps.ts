import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

export const tutorial = (name: string): string =>
  readFileSync(new URL(`../../docs/tutorials/${name}.md`, import.meta.url), 'utf8')

/** Each command of a page with the answer that stands below it. */
export const stepsOf = (text: string) =>
  [...text.matchAll(/```sh\n((?:[A-Z]+=\$\(|sed .*\n)?curl[\s\S]*?)```\n```json\n([\s\S]*?)```/g)].map(
    ([, command = '', answer = '']) => ({ command, answer: JSON.parse(answer) as object }),
  )

export const runStep = async (command: string, environment: Record<string, string>, cwd: string) => {
  const options = { cwd, env: { ...process.env, ...environment } }
  // Without pipefail: `head` may end before what it reads from, which is no fault. A fault shows in what is printed.
  const { stdout } = await promisify(execFile)('bash', ['-euc', command], options)
  return JSON.parse(stdout) as object
}
