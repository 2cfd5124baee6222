"""The games for those who study them: many at once, and as environments of the usual libraries."""
