import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'

const OLDEST_NODE = 24

/** Whether the Node that runs this file can run TypeScript by itself. */
export const hostRunsTypeScript = () => Number.parseInt(process.versions.node, 10) >= OLDEST_NODE

/**
 * The Node that package.json pins for this system, or undefined where there is none (macOS, musl). It is run once:
 * on Alpine the file is there and cannot start.
 * @param {string} root
 */
export function pinnedNode(root) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const program = path.join(
    root,
    'node_modules',
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
    'bin',
    file,
  )
  if (!existsSync(program)) return undefined
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0 ? program : undefined
}
