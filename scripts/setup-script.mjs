import { spawn } from 'node:child_process'
import path from 'node:path'

/**
 * Runs a script of this folder under a Node that runs TypeScript. Answers what it said when it failed.
 * @param {string} root
 * @param {string} node
 * @param {string} script
 * @returns {Promise<string | undefined>}
 */
export function runScript(root, node, script) {
  const child = spawn(node, [path.join(root, 'scripts', script)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (bytes) => (errors += bytes))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('close', (code, signal) =>
      resolve(code === 0 ? undefined : errors.trim() || `${script} ended with ${code ?? signal}`),
    )
  })
}
