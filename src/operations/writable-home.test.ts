import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeReadOnly, mountDisk } from '../../test/support/small-disk.ts'
import { OperatorError } from '../errors.ts'
import { openService } from './open-service.ts'
import { requireWritable } from './writable-home.ts'

describe('the home directory', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'southerly-home-'))
    return () => {
      chmodSync(folder, 0o700)
      rmSync(folder, { recursive: true })
    }
  })

  const refused = async (home: string, why: RegExp): Promise<void> => {
    const error: unknown = await requireWritable(home).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(OperatorError)
    expect(error).toMatchObject({ hint: expect.stringContaining('SOUTHERLY_HOME') })
    expect((error as Error).message).toContain(home)
    expect((error as Error).message).toMatch(why)
  }

  it('is made with its parents, for its owner alone', async () => {
    const home = path.join(folder, 'a', 'b')
    await requireWritable(home)
    expect(statSync(home).mode & 0o777).toBe(0o700)
    await requireWritable(home)
  })

  it('may not be a file, nor lie in one', async () => {
    const file = path.join(folder, 'file')
    writeFileSync(file, '')
    await refused(file, /a file is where/)
    await refused(path.join(file, 'home'), /a file is where/)
    const place = { home: file, databaseUrl: undefined, pool: 1, secret: undefined }
    await expect(openService(place, 'apply')).rejects.toThrow(OperatorError)
  })

  it.skipIf(process.platform !== 'linux')('may not be where no directory can be made', async () => {
    await refused('/proc/southerly', /no directory can be made there|no right to write/)
  })

  it('must be writable on its disk', async (test) => {
    const disk = mountDisk(1) ?? test.skip('only root on Linux can mount a disk')
    makeReadOnly(disk)
    await refused(disk, /read-only file system/)
    await refused(path.join(disk, 'new', 'home'), /read-only file system/)
  })

  it.skipIf(process.getuid?.() === 0)('must be writable by this user', async () => {
    chmodSync(folder, 0o500)
    await refused(folder, /no right to write/)
    await refused(path.join(folder, 'new', 'home'), /no right to write/)
  })
})
