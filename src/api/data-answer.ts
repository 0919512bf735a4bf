import { checkTypedNumber } from '../domain/abn.ts'
import { sha256 } from '../domain/evidence.ts'
import type { Database } from '../operations/database.ts'
import type { RegisterDesk } from '../operations/register/desk.ts'
import type { RegisterSight, RegisterSights } from '../operations/register/sight.ts'
import type {
  SnapshotChoice,
  SnapshotDirectory,
  SnapshotView,
} from '../operations/releases/snapshot-directory.ts'
import type { Answer } from './platform/answer/answer.ts'
import type { AnswerCache } from './platform/answer/answer-cache.ts'
import type { Rendered } from './platform/answer/rendered.ts'

/** How long a client may use an answer from the newest snapshot without asking again. */
const NEWEST_MAX_AGE_SECONDS = 60

interface DataServices {
  readonly database: Database
  readonly snapshots: SnapshotDirectory
  readonly answers: AnswerCache
}

/**
 * Answers a question about public data from one snapshot. `key` names everything but the snapshot that the answer
 * depends on; a repeated question costs one look-up in the answer cache and no promise.
 */
export function answerFromSnapshot<Body>(
  services: DataServices,
  choice: SnapshotChoice,
  key: string,
  compute: (snapshot: SnapshotView) => Promise<Omit<Answer<Body>, 'cache' | 'snapshot'>>,
): Rendered<Body> | Promise<Rendered<Body>> {
  const cache = choice.snapshot === undefined ? { maxAge: NEWEST_MAX_AGE_SECONDS } : ('immutable' as const)
  return answerWithCache(services, choice, key, compute, cache)
}

/**
 * The same for an answer about one company that also rests on what the business register says of it now. Where the register
 * is not asked, it is answered as fast as any other.
 */
export function answerWithRegister<Body>(
  services: DataServices & { readonly register: RegisterDesk },
  choice: SnapshotChoice & { readonly abn: string },
  key: string,
  compute: (
    snapshot: SnapshotView,
    sight: RegisterSight,
  ) => Promise<Omit<Answer<Body>, 'cache' | 'snapshot'>>,
): Rendered<Body> | Promise<Rendered<Body>> {
  const answer = (sight: RegisterSight): Rendered<Body> | Promise<Rendered<Body>> =>
    answerFromSnapshot(services, choice, `${key}${sight.key}`, (snapshot) => compute(snapshot, sight))
  const looked = services.register.look(choice, choice.abn)
  return looked instanceof Promise ? looked.then(answer) : answer(looked)
}

/** The same for an answer about many companies. */
export function answerWithRegisterOfAll<Body>(
  services: DataServices & { readonly register: RegisterDesk },
  choice: SnapshotChoice & { readonly abns: readonly string[] },
  key: string,
  compute: (
    snapshot: SnapshotView,
    sights: RegisterSights,
  ) => Promise<Omit<Answer<Body>, 'cache' | 'snapshot'>>,
): Rendered<Body> | Promise<Rendered<Body>> {
  const answer = (sights: RegisterSights): Rendered<Body> | Promise<Rendered<Body>> => {
    const seen = [...sights].map(([abn, sight]) => `${abn}${sight.key}`).toSorted()
    const question = seen.length === 0 ? key : `${key} ${sha256(seen.join())}`
    return answerFromSnapshot(services, choice, question, (snapshot) => compute(snapshot, sights))
  }
  // What is no ABN is an error of its own item.
  const abns = choice.abns.flatMap((text) => {
    const check = checkTypedNumber(text)
    return check.ok ? [check.abn] : []
  })
  const looked = services.register.lookAll(choice, abns)
  return looked instanceof Promise ? looked.then(answer) : answer(looked)
}

/**
 * The same for an answer that also rests on what the tenant wrote. `key` must change with every record that it rests on.
 * A client always asks again with its ETag, even for a pinned snapshot: a record may have changed. The answer names its snapshot where it
 * is another than the chosen one.
 */
export const answerFromRecords = <Body>(
  services: DataServices,
  choice: SnapshotChoice,
  key: string,
  compute: (snapshot: SnapshotView) => Promise<Omit<Answer<Body>, 'cache'>>,
): Rendered<Body> | Promise<Rendered<Body>> => answerWithCache(services, choice, key, compute, undefined)

function answerWithCache<Body>(
  services: DataServices,
  choice: SnapshotChoice,
  key: string,
  compute: (snapshot: SnapshotView) => Promise<Omit<Answer<Body>, 'cache'>>,
  cache: Answer['cache'],
): Rendered<Body> | Promise<Rendered<Body>> {
  const answer = (snapshot: SnapshotView): Rendered<Body> | Promise<Rendered<Body>> =>
    services.answers.cached(
      `${key} ${snapshot.id} ${choice.snapshot !== undefined ? 'pinned' : snapshot.isAhead === true ? 'ahead' : 'newest'}`,
      async () => ({
        snapshot: snapshot.id,
        ...(await compute(snapshot)),
        ...(cache === undefined ? {} : { cache }),
      }),
    )
  const selected = services.snapshots.select(choice)
  return selected instanceof Promise ? selected.then(answer) : answer(selected)
}
