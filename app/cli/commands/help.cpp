    out << "\n"
           "Operators, which a CASE may begin with in place of a file; `tessera run OPERATOR --help` lists the "
           "fields:\n\n";
    Rows rows;
    for (const Operator& op : allOperators())
        rows.emplace_back(name(op), english(op.row().sentence));
    printRows(rows, out);
}

void printHelp(const Operator& op, std::ostream& out)
{
    out << name(op) << ": " << english(op.row().sentence) << "\n\n";
    Rows rows;
