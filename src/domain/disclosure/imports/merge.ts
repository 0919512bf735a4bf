import { fieldChanges } from '../records/differences.ts'
import type { ItemDraft, Members } from './draft.ts'
import { type ImportFault, importFault } from './meter-reading.ts'

/** `merge` leaves items alone that the file does not name; `replace` removes them. */
export const IMPORT_MODES = ['merge', 'replace'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

/** What becomes of one item. */
export interface ItemChange {
  readonly change: 'added' | 'changed' | 'same' | 'removed'
  /** Where the file says so; null for an item that the file does not name. */
  readonly at: string | null
  readonly name: string
  /** Names of the members that change. */
  readonly members: readonly string[]
  readonly before: Members | null
  readonly after: Members | null
}

export interface MergedItems {
  readonly items: readonly Members[]
  /** Where each item comes from; null for one that stays as it is. */
  readonly places: readonly (string | null)[]
  readonly changes: readonly ItemChange[]
  readonly faults: readonly ImportFault[]
}

/** How the items of a record are told apart. */
export interface ItemNames {
  readonly keyOf: (item: Members) => string
  readonly nameOf: (item: Members) => string
  /** Whether two items may share a key, such as loads of one region without a meter. */
  readonly mayShare: boolean
}

/** A list of items with the rows of a file in it. Present items keep their place; new ones follow. */
export function mergeItems(
  present: readonly Members[],
  drafts: readonly ItemDraft[],
  { keyOf, nameOf, mayShare }: ItemNames,
  mode: ImportMode,
): MergedItems {
  const waiting = new Map<string, number[]>()
  for (const [index, item] of present.entries()) {
    const key = keyOf(item)
    waiting.set(key, [...(waiting.get(key) ?? []), index])
  }
  const replaced = new Map<number, { readonly draft: ItemDraft; readonly item: Members }>()
  const added: { readonly draft: ItemDraft; readonly item: Members }[] = []
  const faults = repeatedRows(drafts, mayShare)
  for (const draft of drafts) {
    const index = waiting.get(draft.key)?.shift()
    if (index === undefined) added.push({ draft, item: joined(draft.added, draft.given) })
    else replaced.set(index, { draft, item: joined(present[index]!, draft.given) })
  }
  const kept = present.flatMap((item, index): { item: Members; at: string | null }[] => {
    const next = replaced.get(index)
    if (next !== undefined) return [{ item: next.item, at: next.draft.at }]
    return mode === 'merge' ? [{ item, at: null }] : []
  })
  const all = [...kept, ...added.map(({ draft, item }) => ({ item, at: draft.at }))]
  return {
    items: all.map(({ item }) => item),
    places: all.map(({ at }) => at),
    changes: [
      ...present.flatMap((before, index): ItemChange[] => {
        const next = replaced.get(index)
        if (next !== undefined) return [changeOf(next.draft, before, next.item)]
        if (mode === 'merge') return []
        return [{ change: 'removed', at: null, name: nameOf(before), members: [], before, after: null }]
      }),
      ...added.map(
        ({ draft, item }): ItemChange => ({
          change: 'added',
          at: draft.at,
          name: draft.name,
          members: [],
          before: null,
          after: item,
        }),
      ),
    ],
    faults,
  }
}

function changeOf({ at, name }: ItemDraft, before: Members, after: Members): ItemChange {
  const members = [...new Set(fieldChanges(before, after).map(({ pointer }) => pointer.split('/')[1]!))]
  return { change: members.length === 0 ? 'same' : 'changed', at, name, members, before, after }
}

/** A row that stands twice would count twice. */
function repeatedRows(drafts: readonly ItemDraft[], mayShare: boolean): ImportFault[] {
  const firsts = new Map<string, string>()
  return drafts.flatMap(({ at, key, name, given }) => {
    const same = mayShare ? `${key} ${JSON.stringify(given)}` : key
    const first = firsts.get(same)
    if (first === undefined) {
      firsts.set(same, at)
      return []
    }
    return [
      importFault(
        at,
        mayShare
          ? `repeats ${first} exactly; remove one of the two, or name the meter of each`
          : `has the id of ${first}; give each its own`,
        { value: name },
      ),
    ]
  })
}

/** Members that are one of several ways to say the same: what the file gives takes the place of what stood there. */
const WHOLE = new Set(['target', 'period', 'target_period', 'current_effect', 'anticipated_effect'])

/** What stood there with what the file gives. */
function joined(before: Members, given: Members): Members {
  const next: Record<string, unknown> = { ...before }
  for (const [name, value] of Object.entries(given)) {
    const old = next[name]
    next[name] = isMembers(old) && isMembers(value) && !WHOLE.has(name) ? joined(old, value) : value
  }
  return next
}

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
