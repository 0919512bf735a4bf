import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface ProcessMemory {
  /** Its script, without folders. */
  readonly name: string
  /** Resident memory, megabytes. */
  readonly rss: number
}

/** What a process and all processes below it hold; Linux only. */
export function memoryOfTree(root: number): ProcessMemory[] {
  const children = childrenByParent()
  const held: ProcessMemory[] = []
  const visit = (pid: number): void => {
    const memory = memoryOf(pid)
    if (memory !== undefined) held.push(memory)
    for (const child of children.get(pid) ?? []) visit(child)
  }
  visit(root)
  return held
}

export const totalRss = (processes: readonly ProcessMemory[]): number =>
  processes.reduce((total, { rss }) => total + rss, 0)

function memoryOf(pid: number): ProcessMemory | undefined {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    const script = words.slice(1).find((word) => !word.startsWith('-')) ?? words[0]!
    return { name: path.basename(script), rss: Number(/^Rss:\s+(\d+) kB/m.exec(rollup)?.[1]) / 1024 }
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}

function childrenByParent(): Map<number, number[]> {
  const children = new Map<number, number[]>()
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = parentOf(entry)
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(entry)])
  }
  return children
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}
