-- Whoever holds one file of a bundle can ask whether it came from here: manifests list the hashes of the files.
create index bundle_by_file_hash on bundle using gin ((manifest::jsonb -> 'files') jsonb_path_ops);
