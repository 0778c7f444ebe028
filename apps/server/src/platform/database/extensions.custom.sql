-- Search by likeness and without accents; both ship with PostgreSQL and may be made by the owner of a database.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
