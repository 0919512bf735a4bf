import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * PGlite's files with a real fsync. Emscripten's NODEFS has none, so PostgreSQL's own fsync would succeed without doing
 * anything and a committed row could be lost with the machine's power.
 */
export class DurableFiles extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [addFsync, ...(emscriptenOpts.preRun ?? [])] },
    }
  }
}

function addFsync(module: { NODEFS: object }): void {
  const { stream_ops: operations } = module.NODEFS as { stream_ops: Record<string, unknown> }
  operations['fsync'] = ({ nfd }: { nfd?: number }): number => {
    if (nfd !== undefined) fsyncSync(nfd)
    return 0
  }
}
