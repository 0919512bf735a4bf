"""OpenStack Swift with its S3 interface in one process: proxy, accounts, containers and objects on loopback ports.

usage: serve.py FOLDER PORT ACCESS_KEY SECRET_KEY
Everything lies below FOLDER, objects in memory. Prints `ready` when the S3 interface listens.
"""
import os
import sys

import eventlet

eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True, time=True)

from eventlet import wsgi  # noqa: E402
from swift.common import utils  # noqa: E402

folder, port, access_key, secret_key = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4]

# Usually in /etc/swift/swift.conf, which is the machine's own.
utils.HASH_PATH_SUFFIX = b'southerly'
utils.HASH_PATH_PREFIX = b''
utils.validate_hash_conf = lambda: None

from swift.common import storage_policy  # noqa: E402

storage_policy.reload_storage_policies()

from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

SERVERS = ('account', 'container', 'object')


class Quiet:
    """Swift writes a line for each request; only faults are of interest, and those are in its answers."""

    def write(self, *_):
        pass

    flush = write


class NoCache:
    """In place of memcached, which Swift insists on: remembers nothing."""

    def get(self, *_, **__):
        return None

    def set(self, *_, **__):
        pass

    delete = set


def listen(at):
    return eventlet.listen(('127.0.0.1', at), backlog=128)


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)
    return path


def start(config, socket):
    inner = loadapp(config)

    def app(environ, start_response):
        environ['swift.cache'] = NoCache()
        return inner(environ, start_response)

    eventlet.spawn(wsgi.server, socket, app, log=Quiet(), keepalive=True)


devices = os.path.join(folder, 'devices')
os.makedirs(os.path.join(devices, 'd1'))
for server in SERVERS:
    socket = listen(0)
    ring = RingBuilder(0, 1, 0)
    ring.add_dev({
        'id': 0, 'region': 1, 'zone': 1, 'weight': 1.0, 'device': 'd1',
        'ip': '127.0.0.1', 'port': socket.getsockname()[1],
        'replication_ip': '127.0.0.1', 'replication_port': socket.getsockname()[1],
    })
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, f'{server}.ring.gz'))
    program = 'mem_object' if server == 'object' else server
    start(write(f'{server}.conf', f"""
[DEFAULT]
devices = {devices}
mount_check = false
fallocate_reserve = 0
swift_dir = {folder}
[pipeline:main]
pipeline = {server}-server
[app:{server}-server]
use = egg:swift#{program}
"""), socket)

account, user = access_key.split(':')
start(write('proxy.conf', f"""
[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret_key} .admin
"""), listen(port))
print('ready', flush=True)

# Ends with the test that started it, also when that was killed.
parent = os.getppid()
while os.getppid() == parent:
    eventlet.sleep(1)
