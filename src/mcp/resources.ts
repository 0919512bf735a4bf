import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Client } from '../../clients/typescript/src/index.ts'
import { plainSchema } from './listed-schema.ts'
import { unknownName } from './protocol-errors.ts'
import { TOOLS } from './tools.ts'

const PAGES = new URL('../../docs/methods/', import.meta.url)
const METHOD = 'southerly://methods/'
const DATASET = 'southerly://datasets/'
const TOOL = 'southerly://tools/'
const ME = 'southerly://me'

const METHODS = readdirSync(PAGES)
  .filter((file) => file.endsWith('.md') && file !== 'README.md')
  .map((file) => file.slice(0, -'.md'.length))
  .sort()

/** Who acts, what each tool answers, every method with its page, every dataset with publisher, licence and what is loaded of it. */
export async function listResources(client: Client) {
  const { data } = await client.listDatasets()
  return {
    resources: [
      {
        uri: ME,
        name: 'me',
        description: 'Who you act for: tenant, person, roles and what each may do.',
        mimeType: 'application/json',
      },
      ...TOOLS.map(({ name, title }) => ({
        uri: `${TOOL}${name}`,
        name,
        description: `${title}: schema of the outcome, each member with its meaning.`,
        mimeType: 'application/schema+json',
      })),
      ...METHODS.map((id) => ({
        uri: `${METHOD}${id}`,
        name: id,
        description: `Method ${id}: formula, inputs, worked example, limits.`,
        mimeType: 'text/markdown',
      })),
      ...data.map(({ dataset, title, publisher }) => ({
        uri: `${DATASET}${dataset}`,
        name: dataset,
        description: `${title}, ${publisher}: licence, cadence and what is loaded.`,
        mimeType: 'application/json',
      })),
    ],
  }
}

export async function readResource(client: Client, uri: string) {
  if (uri === ME) return contents(uri, 'application/json', JSON.stringify(await client.getMe()))
  if (uri.startsWith(METHOD)) {
    const id = uri.slice(METHOD.length)
    if (!METHODS.includes(id)) throw unknownName('method', id, METHODS)
    return contents(uri, 'text/markdown', await readFile(new URL(`${id}.md`, PAGES), 'utf8'))
  }
  if (uri.startsWith(TOOL)) {
    const tool = TOOLS.find(({ name }) => uri === `${TOOL}${name}`)
    if (tool !== undefined)
      return contents(uri, 'application/schema+json', JSON.stringify(plainSchema(tool.output)))
  }
  const { data } = await client.listDatasets()
  const found = data.find(({ dataset }) => uri === `${DATASET}${dataset}`)
  if (found === undefined)
    throw unknownName('resource', uri, [
      ME,
      `${TOOL}<name>`,
      `${METHOD}<id>`,
      ...data.map(({ dataset }) => `${DATASET}${dataset}`),
    ])
  return contents(uri, 'application/json', JSON.stringify(found))
}

const contents = (uri: string, mimeType: string, text: string) => ({ contents: [{ uri, mimeType, text }] })
