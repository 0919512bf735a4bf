import { EXIT, OperatorError } from '../../errors.ts'

/** What is to be listened on, and the settings that say so. */
export interface ListeningPlace {
  readonly host: string
  readonly port: number
  readonly setting: 'PORT' | 'METRICS_PORT'
}

interface Explanation {
  readonly what: string
  readonly hint: (place: ListeningPlace) => string
}

const notAnAddress = (): string => 'Set HOST to 127.0.0.1, 0.0.0.0 or an address of this machine.'

const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  EADDRINUSE: {
    what: 'is in use by another program',
    hint: ({ setting }) => `Choose another port, such as ${setting}=8190, or ${setting}=0 for a free one.`,
  },
  EACCES: {
    what: 'cannot be used by this user',
    hint: ({ setting }) => `Ports below 1024 need special permission; choose a higher ${setting}.`,
  },
  EADDRNOTAVAIL: { what: 'is not an address of this machine', hint: notAnAddress },
  ENOTFOUND: { what: 'is not a name that can be resolved', hint: notAnAddress },
}

/** Runs `listen` and turns the refusals that an operator can do something about into what to do. */
export async function listening<T>(place: ListeningPlace, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen()
  } catch (error) {
    const explanation = EXPLANATIONS[(error as NodeJS.ErrnoException).code ?? '']
    if (explanation === undefined) throw error
    throw new OperatorError(`${place.host} port ${place.port} ${explanation.what}`, {
      hint: explanation.hint(place),
      exitCode: EXIT.inUse,
      cause: error,
    })
  }
}
