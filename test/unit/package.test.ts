import { describe, expect, test } from 'vitest'
import { pointToJavaScript, threadFiles } from '../../scripts/package/emitted.ts'
import { belongsInPackage } from '../../scripts/package/package-files.ts'
import { filesUnder, read } from './tree.ts'

describe('what the npm package holds', () => {
  const inPackage = ['src', 'clients', 'docs', 'data']
    .flatMap((folder) => filesUnder(folder))
    .filter(belongsInPackage)

  test('every migration, template of a report, published figure and page of the guide', () => {
    const needed = filesUnder().filter((file) =>
      /^(src\/store\/migrations\/.*\.sql|src\/reports\/pdf\/templates\/.*|data\/starter\/.*|docs\/guide\/.*)$/.test(
        file,
      ),
    )
    expect(needed.length).toBeGreaterThan(150)
    expect(needed.filter((file) => !inPackage.includes(file))).toEqual([])
  })

  test('no fixture, golden file or TypeScript', () => {
    expect(inPackage.filter((file) => /fixtures\/|\.golden\.|\.tsx?$|\.test\./.test(file))).toEqual([])
  })
})

describe('files that start as threads or processes', () => {
  const sources = filesUnder('src').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const started = sources.flatMap((file) => threadFiles(file, read(file)))

  test('are found by their addresses', () => {
    expect(started).toContain('src/store/embedded/worker.ts')
    expect(started).toContain('src/operations/ingest/reading-process/child.ts')
    expect(started.filter((file) => !sources.includes(file))).toEqual([])
  })

  test('are named as JavaScript once emitted', () => {
    expect(pointToJavaScript('a.js', "new Worker(new URL('./run-thread.ts', import.meta.url), {})")).toBe(
      "new Worker(new URL('./run-thread.js', import.meta.url), {})",
    )
  })

  test('and in no other way, which the package could not follow', () => {
    expect(() => pointToJavaScript('dist/src/a.js', "fork('./child.ts')")).toThrow(
      "dist/src/a.js: './child.ts' still names TypeScript",
    )
  })
})

test('`npm pack` takes the launcher and what it starts', () => {
  const { bin, files } = JSON.parse(read('package.json')) as { bin: object; files: string[] }
  expect(bin).toEqual({ southerly: 'bin/southerly' })
  expect(files).toEqual(['bin', 'dist', 'NOTICE', 'CHANGELOG.md', 'SECURITY.md'])
})
