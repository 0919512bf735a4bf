import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { SETTINGS } from '../../src/config.ts'
import { filesUnder, ROOT, read } from './tree.ts'

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
}

interface Model {
  validate(): void
}

const manifestFiles = filesUnder('deploy/kubernetes')
const manifests = manifestFiles.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => [file, document.toJS() as Manifest] as const),
)
/** Where the package keeps the model of a kind: `apps/v1/Deployment`. */
const modelOf = ({ apiVersion, kind }: Manifest): string => `kubernetes-models/${apiVersion}/${kind}`

describe('Kubernetes manifests', () => {
  test('there are servers, workers, a migration, secrets, budgets and autoscaling', () => {
    expect([...new Set(manifests.map(([, { kind }]) => kind))].toSorted()).toEqual([
      'ConfigMap',
      'Deployment',
      'HorizontalPodAutoscaler',
      'Job',
      'PodDisruptionBudget',
      'Secret',
      'Service',
    ])
  })

  test.each(manifests)('%s fits the schema of its kind', async (_, manifest) => {
    const models = (await import(modelOf(manifest))) as Record<string, new (data: object) => Model>
    expect(() => new models[manifest.kind]!(manifest).validate()).not.toThrow()
  })

  // The schemas let unknown members pass, and a misspelt `readinesProbe` would be ignored. The types do not.
  test('they hold no member that Kubernetes does not know', () => {
    const source = (extra: string): string =>
      manifests
        .map(
          ([, manifest], index) =>
            `import type { I${manifest.kind} as T${index} } from '${modelOf(manifest)}'\n` +
            `export const m${index}: T${index} = ${JSON.stringify(manifest).replace('"readinessProbe"', extra)}`,
        )
        .join('\n')
    expect(typeFaults(source('"readinessProbe"'))).toBe('')
    expect(typeFaults(source('"readinesProbe"'))).toMatch(/readinesProbe\W+does not exist in type/)
  })

  test('they set only settings that there are', () => {
    const text = [...manifestFiles, 'deploy/compose.yaml', 'deploy/image/Containerfile'].map(read).join('\n')
    const named = new Set(text.match(/\b(SOUTHERLY_[A-Z_]+|METRICS_[A-Z]+|DATABASE_URL)\b/g))
    expect(named.size).toBeGreaterThan(8)
    expect([...named].filter((name) => !Object.hasOwn(SETTINGS, name))).toEqual([])
  })
})

function typeFaults(source: string): string {
  const directory = mkdtempSync(path.join(ROOT, 'node_modules', '.cache', 'manifests-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const file = path.join(directory, 'manifests.ts')
  writeFileSync(file, source)
  const words = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    file,
  ]
  const { stdout } = spawnSync(path.join(ROOT, 'node_modules/.bin/tsc'), words, {
    cwd: directory,
    encoding: 'utf8',
  })
  return stdout
}

describe('compose.yaml', () => {
  interface Service {
    readonly image: string
    readonly read_only?: boolean
    readonly user?: string
    readonly depends_on?: Readonly<Record<string, object>>
  }
  const { services, volumes } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>
    volumes: object
  }

  test('runs PostgreSQL, the migration, a server and a worker, each after what it needs', () => {
    expect(Object.keys(services)).toEqual(['postgres', 'migrate', 'server', 'worker'])
    for (const { depends_on = {} } of Object.values(services))
      expect(Object.keys(depends_on).filter((name) => services[name] === undefined)).toEqual([])
    expect(Object.keys(volumes)).toEqual(['postgres', 'server', 'worker'])
  })

  test('its own services are unprivileged on a read-only root', () => {
    for (const name of ['migrate', 'server', 'worker'])
      expect(services[name]).toMatchObject({ read_only: true, user: '10001:10001', cap_drop: ['ALL'] })
  })
})

test('the image is made of nothing that is pulled, runs as no root, and has a health check', () => {
  const recipe = read('deploy/image/Containerfile')
  const instructions = recipe.replaceAll('\\\n', '').match(/^[A-Z]+ .*$/gm) ?? []
  const of = (word: string): string[] => instructions.filter((line) => line.startsWith(`${word} `))
  expect(of('FROM')).toEqual(['FROM scratch'])
  expect(of('USER')).toEqual(['USER 10001:10001'])
  expect(of('RUN')).toEqual([])
  for (const word of ['ENTRYPOINT', 'CMD']) expect(of(word)[0]).toMatch(/^\w+ \["/)
  expect(of('HEALTHCHECK')[0]).toContain('CMD ["node", "/app/health.mjs"]')
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!hasSystemd).each(filesUnder('deploy/systemd'))('systemd accepts %s', (file) => {
  const directory = mkdtempSync('/tmp/southerly-units-')
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  const unit = path.join(directory, path.basename(file).replace('@', '@1'))
  // The program is not installed where tests run; another one stands in for it.
  writeFileSync(unit, read(file).replace('/usr/local/bin/southerly', '/bin/true'))
  execFileSync('systemd-analyze', ['verify', '--man=no', unit], { stdio: 'pipe' })
})
