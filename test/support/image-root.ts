import { execFileSync } from 'node:child_process'

/** What an image says of how it is to be run. */
export interface ImageConfiguration {
  readonly User: string
  readonly Env: readonly string[]
  readonly Entrypoint: readonly string[]
  readonly Cmd: readonly string[]
}

export const buildah = (...words: readonly string[]): string =>
  execFileSync('buildah', words, { encoding: 'utf8' }).trim()

/**
 * The command that starts what an image holds as its user, without rights, on a read-only root: what a container runtime does,
 * without the control groups that a test machine may not give it. `root` is the mounted image.
 */
export function commandOnReadOnlyRoot(
  root: string,
  state: string,
  { User, Entrypoint }: ImageConfiguration,
  words: readonly string[],
): readonly [string, ...string[]] {
  const script = [
    'set -e',
    'mount --bind "$1" "$1"',
    'mkdir -p "$1/proc" "$1/dev" "$1/tmp"',
    'mount -t proc proc "$1/proc"',
    'mount --bind /dev "$1/dev"',
    'mount -t tmpfs tmpfs "$1/tmp"',
    'mount --bind "$2" "$1/var/lib/southerly"',
    'mount -o remount,bind,ro "$1"',
    'root=$1; user=$3; shift 3',
    'exec setpriv --no-new-privs chroot --userspec="$user" --groups= "$root" "$@"',
  ].join('\n')
  return [
    'unshare',
    '--mount',
    '--propagation=private',
    'sh',
    '-c',
    script,
    'sh',
    root,
    state,
    User,
    ...Entrypoint,
    ...words,
  ]
}
