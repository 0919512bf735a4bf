import { EXIT, OperatorError } from '../../errors.ts'

const EXPLANATIONS: Readonly<Record<string, { readonly what: string; readonly hint: string }>> = {
  EADDRINUSE: {
    what: 'is in use by another program',
    hint: 'Choose another port, such as PORT=8090, or PORT=0 for a free one.',
  },
  EACCES: {
    what: 'may not be used by this user',
    hint: 'Ports below 1024 need rights; choose a higher PORT.',
  },
  EADDRNOTAVAIL: {
    what: 'is not an address of this machine',
    hint: 'Set HOST to 127.0.0.1, 0.0.0.0 or an address of this machine.',
  },
  ENOTFOUND: {
    what: 'is not a name that can be resolved',
    hint: 'Set HOST to 127.0.0.1, 0.0.0.0 or an address of this machine.',
  },
}

/** Runs `listen` and turns the refusals that an operator can do something about into what to do. */
export async function listening<T>(
  place: { host: string; port: number },
  listen: () => Promise<T>,
): Promise<T> {
  try {
    return await listen()
  } catch (error) {
    const explanation = EXPLANATIONS[(error as NodeJS.ErrnoException).code ?? '']
    if (explanation === undefined) throw error
    throw new OperatorError(`${place.host} port ${place.port} ${explanation.what}`, {
      hint: explanation.hint,
      exitCode: EXIT.inUse,
      cause: error,
    })
  }
}
