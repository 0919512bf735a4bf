/**
 * Writes the types and operations of the Python client from openapi.json, or with --check fails when a committed file is
 * stale. What such a file holds follows from the document alone, so the check writes it again and compares.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeOperations } from './python-client/operations.ts'
import { PythonTypes, type Schema } from './python-client/types.ts'
import { ROOT } from './run-program.ts'

const FOLDER = path.join(ROOT, 'clients', 'python', 'src', 'southerly')
const document = JSON.parse(readFileSync(path.join(ROOT, 'openapi.json'), 'utf8'))

const types = new PythonTypes(document.components.schemas as Record<string, Schema>)
const operations = writeOperations(document.paths, types)
const files = { 'operations.py': operations, 'models.py': types.write() }

for (const [name, text] of Object.entries(files)) {
  const file = path.join(FOLDER, name)
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`clients/python/src/southerly/${name} is stale`)
    process.exitCode = 1
  }
}
