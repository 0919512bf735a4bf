-- runs, bundles and their files
select 1;
