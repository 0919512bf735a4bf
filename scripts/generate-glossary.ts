/** Writes docs/guide/glossary.md from the terms of the web app, or with --check fails when it is stale. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { TERMS } from '../web/src/glossary/terms.ts'
import { ROOT } from './run-program.ts'

const PAGE = path.join(ROOT, 'docs/guide/glossary.md')
const terms = Object.values(TERMS).map(({ name, meaning }) => `**${name}**\n${meaning}\n`)
const fresh = `# Glossary\n\nThe terms used in Southerly, in plain words. The web app has them at \`/glossary\`.\n\n${terms.join('\n')}`
if (!process.argv.includes('--check')) writeFileSync(PAGE, fresh)
else if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== fresh) {
  console.error('docs/guide/glossary.md is stale')
  process.exitCode = 1
}
