import { readFileSync } from 'node:fs'
import { EXIT, OperatorError } from '../../errors.ts'
import type { S3Options } from '../../store/objects/s3.ts'

/** The settings of the object store, as the environment has them. */
export interface ObjectStoreSettings {
  readonly SOUTHERLY_OBJECT_STORE: string | undefined
  readonly SOUTHERLY_OBJECT_STORE_ENDPOINT: string | undefined
  readonly SOUTHERLY_OBJECT_STORE_REGION: string
  readonly SOUTHERLY_OBJECT_STORE_ACCESS_KEY: string | undefined
  readonly SOUTHERLY_OBJECT_STORE_SECRET_KEY: string | undefined
  readonly SOUTHERLY_OBJECT_STORE_SECRET_KEY_FILE: string | undefined
}

/** What opens the object store; undefined where none is set. Settings that contradict each other are all reported at once. */
export function objectStoreOptions(settings: ObjectStoreSettings): S3Options | undefined {
  const mistakes: string[] = []
  const { SOUTHERLY_OBJECT_STORE: address } = settings
  if (address === undefined) {
    const others = Object.entries(settings).filter(
      ([name, value]) =>
        name.startsWith('SOUTHERLY_OBJECT_STORE_') && !name.endsWith('_REGION') && value !== undefined,
    )
    if (others.length === 0) return undefined
    refuse(others.map(([name]) => `${name} is set, and SOUTHERLY_OBJECT_STORE is not`))
  }
  const [, bucket = '', prefix = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(address!) ?? []
  const need = (name: keyof ObjectStoreSettings): string => {
    if (settings[name] === undefined) mistakes.push(`SOUTHERLY_OBJECT_STORE needs ${name}`)
    return settings[name] ?? ''
  }
  const endpoint = need('SOUTHERLY_OBJECT_STORE_ENDPOINT').replace(/\/+$/, '')
  const accessKey = need('SOUTHERLY_OBJECT_STORE_ACCESS_KEY')
  const secretKey = secretOf(settings, mistakes)
  refuse(mistakes)
  return {
    endpoint,
    region: settings.SOUTHERLY_OBJECT_STORE_REGION,
    bucket,
    prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
    accessKey,
    secretKey,
  }
}

function secretOf(settings: ObjectStoreSettings, mistakes: string[]): string {
  const { SOUTHERLY_OBJECT_STORE_SECRET_KEY: given, SOUTHERLY_OBJECT_STORE_SECRET_KEY_FILE: file } = settings
  if (given !== undefined && file !== undefined)
    mistakes.push(
      'SOUTHERLY_OBJECT_STORE_SECRET_KEY and SOUTHERLY_OBJECT_STORE_SECRET_KEY_FILE are both set; keep one',
    )
  if (given === undefined && file === undefined)
    mistakes.push(
      'SOUTHERLY_OBJECT_STORE needs SOUTHERLY_OBJECT_STORE_SECRET_KEY or SOUTHERLY_OBJECT_STORE_SECRET_KEY_FILE',
    )
  if (file === undefined) return given ?? ''
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (text === '') mistakes.push(`SOUTHERLY_OBJECT_STORE_SECRET_KEY_FILE=${file} is empty`)
    return text
  } catch (error) {
    const { code = 'unknown error' } = error as NodeJS.ErrnoException
    mistakes.push(`SOUTHERLY_OBJECT_STORE_SECRET_KEY_FILE=${file} cannot be read (${code})`)
    return ''
  }
}

function refuse(mistakes: readonly string[]): void {
  if (mistakes.length === 0) return
  throw new OperatorError(`settings of the object store are not valid:\n  ${mistakes.join('\n  ')}`, {
    hint: 'docs/guide/object-storage.md has an example.',
    exitCode: EXIT.usage,
  })
}
